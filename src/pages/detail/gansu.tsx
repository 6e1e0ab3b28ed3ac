import { GansuChoice } from '@/subjects/insure'
import { page } from '@/page/page'

/** /gansu2024-select: what is offered in Gansu. */
export default page('gansu2024Select', GansuChoice)
