export { CityService } from './city-service'
