"""What empires gain and how they change: supplies, techs, policies and governments."""
