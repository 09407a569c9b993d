### Words that only the page of this title needs.

web-2010-trade = Trade
web-2010-culture-stock = Culture tokens
web-2010-production = Production
web-2010-culture-made = Culture from the arts
web-2010-limit-speed = Travel speed
web-2010-limit-stacking = Stacking limit
web-2010-limit-cities = Cities
web-2010-limit-policies = Social policies
web-2010-limit-events = Culture events on hand
web-2010-limit-combat = Combat bonus

