import { cities as copy } from '@/copy/product/cities'
import { CityChoice } from './city-choice'

/** What is offered in Gansu, whose cities begin like this; while there is nothing, everywhere. */
export const GansuChoice = () => (
  <CityChoice title={copy.gansu} within={{ prefix: '62', none: copy.noneInGansu }} />
)
