import type { renewal as zh } from './renewal'

export const renewal = {
  title: 'Automatic renewal',
  off: 'Off. Nothing is charged when the cover ends',
  isOn: 'Automatic renewal is on',
  isOff: 'Automatic renewal is off',
  dueOn: 'Charged on',
  text: 'Terms of this service',
  offTitle: 'Switch off automatic renewal?',
  offText:
    'Nothing will be charged and nothing renewed when the cover ends. Your present cover stays as it is.',
  offKeep: 'Keep it on',
  offConfirm: 'Switch off',
  offDone: 'Automatic renewal is off',
} satisfies Record<keyof typeof zh, string>
