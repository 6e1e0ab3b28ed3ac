import { hostsOf } from '../../../server/db/hosts'

describe('the hosts of a connection string', () => {
  test('are read like libpq reads them', () => {
    expect(
      hostsOf('postgres://u:a,b@one:5432,two:5433/huimin?target_session_attrs=read-write'),
    ).toEqual({
      urls: ['postgres://u:a,b@one:5432/huimin', 'postgres://u:a,b@two:5433/huimin'],
      target: 'read-write',
    })
  })

  test('keep what else is said, each for itself', () => {
    expect(hostsOf('postgres://u@one,[::1]:5433/huimin?sslmode=require').urls).toEqual([
      'postgres://u@one/huimin?sslmode=require',
      'postgres://u@[::1]:5433/huimin?sslmode=require',
    ])
  })

  test.each([
    ['5432,5433', ['5432', '5433']],
    ['5432', ['5432', '5432']],
  ])('may be parameters, with ports %s', (port, ports) => {
    const { urls } = hostsOf(`postgres://u@/huimin?host=/run/a,/run/b&port=${port}`)
    expect(urls).toEqual([
      `postgres://u@/huimin?host=%2Frun%2Fa&port=${ports[0]}`,
      `postgres://u@/huimin?host=%2Frun%2Fb&port=${ports[1]}`,
    ])
  })

  test('may be one, of which nothing is said', () => {
    const url = 'postgres://u:p@db:5432/huimin'
    expect(hostsOf(url)).toEqual({ urls: [url], target: undefined })
  })
})
