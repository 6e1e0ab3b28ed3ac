import { CityService } from '@/subjects/account/city-service'
import { page } from '@/page/page'

/** A person signs in by WeChat for a city's services. The address names city and channel. */
export default page('cityService', CityService)
