"""The HTTP part of clocks: when somebody rests, and what is to be answered for a seat (docs/correspondence.md)."""

from civitas.server.clock_messages import RestShown, RestWanted, StandingOrdersShown, StandingOrdersWanted
from civitas.server.clocks import ACCOUNT
from civitas.server.endpoints import Asking, Endpoint
from civitas.server.refusals import Refusal
from civitas.server.seating import seated


def my_rest(asking: Asking) -> RestShown:
    """When I rest."""
    return asking.services.resting.show(_account(asking))


def change_rest(asking: Asking) -> RestShown:
    """Rest at other times."""
    asking.limit("rest")
    return asking.services.resting.change(_account(asking), asking.body)


def _account(asking: Asking) -> str:
    owner = asking.member()
    if owner is None or not owner.startswith(ACCOUNT):
        raise Refusal("accounts", "this server has no accounts; everybody is a guest")
    return owner


def my_orders(asking: Asking) -> StandingOrdersShown:
    """What is answered for me."""
    return asking.services.orders.show(asking.table_id, seated(asking.place().seat))


def change_orders(asking: Asking) -> StandingOrdersShown:
    """Other standing orders."""
    asking.limit("rest")
    return asking.services.orders.change(asking.table_id, asking.place(), asking.body)


REST, ORDERS = "/api/account/rest", "/api/tables/{table}/orders"
CLOCK_ENDPOINTS = [
    Endpoint("GET", REST, "When my clocks stand still", None, RestShown, my_rest),
    Endpoint("PUT", REST, "Let my clocks stand still at other times", RestWanted, RestShown, change_rest),
    Endpoint("GET", ORDERS, "My standing orders, and what could be ordered now", None, StandingOrdersShown, my_orders),
    Endpoint("PUT", ORDERS, "Change my standing orders", StandingOrdersWanted, StandingOrdersShown, change_orders),
]
