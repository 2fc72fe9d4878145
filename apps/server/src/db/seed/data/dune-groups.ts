export const duneTypes = [
  { code: 'cafe', name: 'Café' },
  { code: 'kiosk', name: 'Kiosk' },
  { code: 'roastery', name: 'Roastery' },
];

export const duneVenueGroups = [
  {
    code: 'perth',
    title: 'Perth',
    subtitle: 'By the beach and in the city',
    venues: ['dune-cottesloe', 'dune-perth'],
  },
  {
    code: 'south-west',
    title: 'South West',
    subtitle: 'Where we roast',
    venues: ['dune-margaret-river'],
  },
];
