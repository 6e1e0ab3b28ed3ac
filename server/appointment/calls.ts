import { calls } from '@/contract/calls'
import { anyone, inOneGo, route } from '../route'
import { cancelAppointment, confirmAppointment, getAppointment } from './appointment'

export const appointmentCalls = {
  getAppointment: route(calls.getAppointment, anyone(getAppointment)),
  confirmAppointment: route(calls.confirmAppointment, inOneGo(confirmAppointment)),
  cancelAppointment: route(calls.cancelAppointment, inOneGo(cancelAppointment)),
}
