import { listJobs } from '../../server/console/calls/watch'
import { useRead } from '../api/use-read'
import { jobName } from '../copy/jobs'
import { lagName, watchCopy as copy } from '../copy/watch'
import { Moment } from '../ui/moment'
import { Page, Part } from '../ui/page'
import { Shown } from '../ui/shown'
import { Table } from '../ui/table'

/** Background jobs: what they hold, what failed, and what waits longest. */
export function Jobs() {
  const read = useRead(listJobs, {}, { everyMs: 15_000 })
  return (
    <Page title={copy.jobs} lead={copy.jobsLead}>
      <Shown of={read}>
        {({ jobs, lag }) => (
          <>
            <Part title={copy.lag}>
              <Table
                name={copy.lag}
                rows={lag}
                keyOf={({ name }) => name}
                columns={[
                  { title: copy.what, kind: 'wide', cell: ({ name }) => lagName(name) },
                  { title: copy.late, cell: ({ seconds }) => copy.seconds(seconds) },
                ]}
              />
            </Part>
            <Part title={copy.jobs}>
              <Table
                name={copy.jobs}
                rows={jobs}
                keyOf={({ job }) => job}
                columns={[
                  { title: copy.job, kind: 'wide', cell: ({ job }) => jobName(job) },
                  { title: copy.atWork, kind: 'number', cell: ({ atWork }) => atWork },
                  { title: copy.failing, kind: 'number', cell: ({ failing }) => failing },
                  {
                    title: copy.mostFailures,
                    kind: 'number',
                    cell: ({ mostFailures }) => mostFailures,
                  },
                  { title: copy.nextAt, cell: ({ nextAt }) => <Moment at={nextAt} /> },
                ]}
              />
            </Part>
          </>
        )}
      </Shown>
    </Page>
  )
}
