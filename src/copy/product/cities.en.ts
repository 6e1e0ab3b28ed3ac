import type { cities as zh } from './cities'

export const cities = {
  title: 'Choose your city',
  missing: 'No such product',
  missingHint: 'The link may be incomplete, or the product is gone. Please choose your city.',
  search: 'Search for a city',
  searchHint: 'Name, pinyin or product',
  nothing: 'Nothing found for “{TYPED}”. Try another spelling, or choose from the list.',
  found: '{N} cities found',
  last: 'The city you looked at last',
  asked: 'The city of the link',
  locate: 'Use my location',
  locateHint: 'Compared on your phone only; your location is not sent.',
  nearest: 'The city nearest to you',
  tooFar: 'Nothing is on sale near you. Please choose from the list.',
  locationDenied:
    'Your location may not be read. Allow it in the settings, or choose from the list.',
  locationMissing: 'Your location cannot be found now. Please choose from the list.',
  letters: 'By first letter',
  toLetter: 'To {LETTER}',
  onSale: 'On sale',
  before: 'Not yet on sale',
  ended: 'No longer on sale',
  gansu: 'Choose a place and a product',
  noneInGansu: 'Nothing is offered in Gansu at present; here are the other cities.',
} satisfies Record<keyof typeof zh, string>
