import { openGateway } from '../../support/gateway'
import { openCollector } from './collector'

/** The metrics use the interface of OpenTelemetry by themselves, but not what makes the spans. */
const mockLoaded: string[] = []
jest.mock('@opentelemetry/sdk-trace', () => {
  mockLoaded.push('sdk-trace')
  return jest.requireActual<object>('@opentelemetry/sdk-trace')
})

test('without a collector what makes spans is not loaded', async () => {
  const gateway = await openGateway()
  await gateway.jobs()
  await gateway.close()
  expect(mockLoaded).toEqual([])

  const collector = await openCollector()
  const traced = await openGateway({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  await traced.close()
  collector.close()
  expect(mockLoaded).toEqual(['sdk-trace'])
})
