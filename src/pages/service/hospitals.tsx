import { Hospitals } from '@/subjects/service'
import { page } from '@/page/page'

/** /h5-health-hospital: hospitals of a city. */
export default page('h5HealthHospital', Hospitals)
