import { calls } from '@/contract/calls'
import { cancelAppointment, confirmAppointment, getAppointment } from '../../booking/booking'
import { anyone, inOneGo, route } from '../route'

export const bookingRoutes = {
  getAppointment: route(calls.getAppointment, anyone(getAppointment)),
  confirmAppointment: route(calls.confirmAppointment, inOneGo(confirmAppointment)),
  cancelAppointment: route(calls.cancelAppointment, inOneGo(cancelAppointment)),
}
