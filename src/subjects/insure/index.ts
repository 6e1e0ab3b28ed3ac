export { ProductHome } from './product-home'
export { GansuChoice } from './cities/gansu-choice'
export { CoverDetail } from './cover-detail'
export { CityChoice, HandOver } from './missing'
