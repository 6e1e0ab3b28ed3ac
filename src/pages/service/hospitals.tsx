import { page } from '@/page/page'
import { Hospitals } from '@/subjects/service'

/** /h5-health-hospital: hospitals of a city. */
export default page('h5HealthHospital', Hospitals)
