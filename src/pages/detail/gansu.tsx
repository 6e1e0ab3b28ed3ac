import { page } from '@/page/page'
import { GansuChoice } from '@/subjects/insure'

/** /gansu2024-select: what is offered in Gansu. */
export default page('gansu2024Select', GansuChoice)
