"""Alembic runs this for every migration; the connection is handed in by `civitas.server.storage.database`."""

from alembic import context

from civitas.server.storage.schema import METADATA

ALONE = "SELECT pg_advisory_xact_lock(1128879465)"
"""Several servers may start at once; one of them migrates, the others wait for it."""

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=True)
if connection.dialect.name == "postgresql":
    connection.exec_driver_sql(ALONE)
with context.begin_transaction():
    context.run_migrations()
