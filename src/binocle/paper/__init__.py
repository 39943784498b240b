"""Paper: rule leaflets and score sheets as PDF, and the drawings of the cards."""
