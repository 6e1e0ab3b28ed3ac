import { Hospitals } from '@/subjects/service'
import { page } from '@/page/page'

/** Shows the hospitals of a city in the mini-program. */
export default page('nativeHospitals', Hospitals)
