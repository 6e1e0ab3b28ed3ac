import { cities as copy } from '@/copy/product/cities'
import { CityChoice } from './city-choice'

/** The products of Gansu, whose city codes begin with 62; if there are none, of all cities. */
export const GansuChoice = () => (
  <CityChoice title={copy.gansu} within={{ prefix: '62', none: copy.noneInGansu }} />
)
