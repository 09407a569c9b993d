"""The automated player: rules that decide by priority lists and, where these leave a choice, by the dice."""
