import { page } from '@/page/page'
import { Hospitals } from '@/subjects/service'

/** Shows the hospitals of a city in the mini-program. */
export default page('nativeHospitals', Hospitals)
