import type { underwriting as zh } from './underwriting'

export const underwriting = {
  title: 'Being checked',
  notice: 'Checked after paying',
  goOn: 'Go on and pay',
  pending:
    'After the deduction your eligibility is checked within 1–5 working days. If not all is met, the order is revoked, the premium is refunded in full and the policy void from the start.',
} satisfies Record<keyof typeof zh, string>
