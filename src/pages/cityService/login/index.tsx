import { page } from '@/page/page'
import { CityService } from '@/subjects/account'

/** A person signs in by WeChat for a city's services. The address names city and channel. */
export default page('cityService', CityService)
