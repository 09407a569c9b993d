"""Through the Ages by Vlaada Chvátil: the edition of 2006 and the new one of 2015."""

from civitas.games.through_the_ages.facts.editions import FIRST, NEW
from civitas.games.through_the_ages.title import ThroughTheAgesTitle

TITLES = [ThroughTheAgesTitle(NEW), ThroughTheAgesTitle(FIRST)]
