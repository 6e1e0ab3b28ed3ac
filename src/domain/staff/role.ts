/**
 * What staff may do in the operators' console. A permission that a role does not name is refused, so a
 * new permission belongs to nobody until it is written here.
 */
export const permissions = [
  'person.find',
  'person.read',
  'person.reveal',
  'person.mobile',
  'person.page',
  'message.send',
  'renewal.end',
  'policy.revoke',
  'data.sign-off',
  'refund.restart',
  'refund.settle',
  'money.unmatched',
  'withdrawal.read',
  'reconciliation.read',
  'reconciliation.close',
  'ledger.read',
  'ledger.export',
  'sale.read',
  'sale.stop',
  'alarm.read',
  'alarm.take',
  'message.dead',
  'message.revive',
  'job.read',
  'provider.read',
  'approval.read',
  'approval.decide',
  'log.read',
  'staff.read',
  'staff.manage',
] as const
export type Permission = (typeof permissions)[number]

/** 客服, 财务, 产品, 合规, 管理员. */
export const roles = ['SERVICE', 'FINANCE', 'PRODUCT', 'COMPLIANCE', 'ADMINISTRATOR'] as const
export type Role = (typeof roles)[number]

const everybody = ['alarm.read', 'sale.read', 'provider.read'] as const
const person = ['person.find', 'person.read'] as const
const approver = ['approval.read', 'approval.decide'] as const

export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  SERVICE: [
    ...everybody,
    ...person,
    ...approver,
    'person.reveal',
    'person.mobile',
    'person.page',
    'message.send',
    'renewal.end',
    'policy.revoke',
    'message.dead',
    'message.revive',
  ],
  FINANCE: [
    ...everybody,
    ...person,
    ...approver,
    'refund.restart',
    'refund.settle',
    'money.unmatched',
    'withdrawal.read',
    'reconciliation.read',
    'reconciliation.close',
    'ledger.read',
    'ledger.export',
    'alarm.take',
    'job.read',
  ],
  PRODUCT: [...everybody, 'sale.stop', 'alarm.take', 'job.read', 'message.dead', 'message.revive'],
  COMPLIANCE: [
    ...everybody,
    ...person,
    'person.page',
    'data.sign-off',
    'approval.read',
    'reconciliation.read',
    'ledger.read',
    'log.read',
    'staff.read',
  ],
  ADMINISTRATOR: [
    ...everybody,
    ...approver,
    'sale.stop',
    'alarm.take',
    'message.dead',
    'message.revive',
    'job.read',
    'log.read',
    'staff.read',
    'staff.manage',
  ],
}

export const permissionsOf = (held: readonly Role[]): Permission[] =>
  permissions.filter((permission) =>
    held.some((role) => rolePermissions[role].includes(permission)),
  )

/** Stands for every city in the list of cities of a person on the staff. */
export const ALL_CITIES = '*'

/** Whether somebody who is responsible for these cities may see a record of this city. */
export const isOfCity = (cities: readonly string[], cityCode: string): boolean =>
  cities.includes(ALL_CITIES) || cities.includes(cityCode)
