import { CityService } from '@/features/city-service'
import { page } from '@/page/page'

/** Signing in by WeChat for the services of a city; the address names city and channel. */
export default page('cityService', CityService)
