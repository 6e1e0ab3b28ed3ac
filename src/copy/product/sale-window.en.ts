import type { saleWindow as zh } from './sale-window'

export const saleWindow = {
  title: '{NAME} opens soon',
  left: 'Opens in',
  permanent: 'Coming soon',
} satisfies Record<keyof typeof zh, string>
