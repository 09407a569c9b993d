"""What civilizations gain, spend and achieve: tokens, cards, wonders and agendas."""
