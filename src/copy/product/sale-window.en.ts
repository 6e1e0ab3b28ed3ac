import type { saleWindow as zh } from './sale-window'

export const saleWindow = {
  title: '{NAME} opens soon',
  left: 'Opens in',
  closed: '{NAME} is not open',
  permanent: 'It cannot be bought online at present',
} satisfies Record<keyof typeof zh, string>
