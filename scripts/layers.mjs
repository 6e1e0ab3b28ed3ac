import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Which folder may import which: the house rules as data. ESLint enforces them
 * (import-x/no-restricted-paths) and test/walls proves that each of them holds.
 */

const root = join(import.meta.dirname, '..')

/** Storeys of the client: a folder may import what is named here, and itself. */
export const client = {
  domain: [],
  contract: ['domain'],
  platform: ['domain'],
  copy: ['contract', 'domain'],
  routes: ['domain'],
  variants: ['domain', 'contract'],
  api: ['contract', 'domain', 'platform'],
  stores: ['domain', 'contract', 'platform'],
  ui: ['domain', 'copy', 'platform'],
  dialogs: ['ui', 'copy', 'domain', 'contract'],
  blocks: ['ui', 'copy', 'domain', 'contract', 'platform'],
  flows: ['api', 'stores', 'platform', 'contract', 'domain', 'copy', 'dialogs', 'routes', 'ui'],
  entry: ['routes', 'domain', 'platform', 'stores', 'flows'],
  page: ['routes', 'domain', 'platform', 'stores', 'flows', 'ui', 'copy', 'entry', 'blocks'],
  features: [
    ...['blocks', 'dialogs', 'ui', 'flows', 'stores', 'api', 'variants', 'routes', 'copy'],
    ...['platform', 'contract', 'domain'],
  ],
  pages: ['features', 'page', 'routes', 'entry', 'domain'],
  'first-screens': ['features', 'routes', 'variants', 'ui', 'domain'],
}

/** What the gateway shares with the client. */
const shared = ['domain', 'contract', 'variants']

/**
 * Floors of the gateway, from the bottom. A folder may import what stands on a lower floor. Of the
 * subjects, which stand together on the fourth, each may use what is named here; a subject that is not
 * named uses no other. What a payment or a refund means to other subjects is in `consequences.ts`.
 */
export const gateway = {
  foundations: [['db', 'catalogue', 'gateways'], ['context'], ['records']],
  uses: {
    ledger: ['pay'],
    partner: ['account'],
    policy: ['pay'],
    privacy: ['account', 'contact'],
    proposal: ['quote'],
    renewal: ['pay'],
    revoke: ['pay'],
    subscription: ['reminder'],
  },
  top: ['http', 'jobs'],
}

const foldersIn = (path) =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

const serverFolders = foldersIn('server')
const foundations = gateway.foundations.flat()
/** Every other folder of the gateway is a subject: account, product, pay and so on. */
const subjects = serverFolders.filter((name) => ![...foundations, ...gateway.top].includes(name))
/** Where SQL is written. */
const repos = ['./server/records/*/repo.ts', './server/records/*/*-repo.ts']
const serverPaths = (names) => names.map((name) => `./server/${name}`)

/** What a folder of the gateway may import of the others. */
export const allowedTo = (folder) => {
  const floor = gateway.foundations.findIndex((names) => names.includes(folder))
  if (floor >= 0) return gateway.foundations.slice(0, floor).flat()
  if (gateway.top.includes(folder)) return [...foundations, ...subjects]
  return [...foundations, ...(gateway.uses[folder] ?? [])]
}

const clientZones = Object.entries(client).flatMap(([folder, allowed]) => [
  ...Object.keys(client)
    .filter((other) => other !== folder && !allowed.includes(other))
    .map((other) => ({
      target: `./src/${folder}`,
      from: `./src/${other}`,
      message: `${folder} may not import ${other}.`,
    })),
  {
    target: `./src/${folder}`,
    from: './server',
    message: 'The client may not import the gateway.',
  },
  {
    target: `./src/${folder}`,
    from: './sandbox',
    message: 'The client may not import the sandbox.',
  },
])

/** One zone a feature: a feature may not import another. */
const featureZones = foldersIn('src/features').map((name) => ({
  target: `./src/features/${name}`,
  from: './src/features',
  except: [`./${name}`],
  message: 'No feature imports another.',
}))

const serverZones = [
  ...Object.keys(client)
    .filter((folder) => !shared.includes(folder))
    .map((folder) => ({
      // The composition root names the addresses of the storefront for the sandbox.
      target: folder === 'routes' ? serverPaths(serverFolders) : './server',
      from: `./src/${folder}`,
      // What a refusal says is said alike by pages and gateway.
      except: folder === 'copy' ? ['./errors'] : [],
      message: 'The gateway shares only domain, contract, variants and the texts of errors.',
    })),
  ...serverFolders.map((folder) => ({
    target: `./server/${folder}`,
    from: './server',
    except: [folder, ...allowedTo(folder)].map((name) => `./${name}`),
    message: `${folder} stands on ${allowedTo(folder).join(', ') || 'nothing'}.`,
  })),
  {
    target: serverPaths(serverFolders),
    from: './sandbox',
    message: 'Only the composition root knows the sandbox.',
  },
  { target: './server/http', from: repos, message: 'http asks use-cases, never a repo.' },
  {
    target: repos,
    from: './server/gateways',
    message: 'A repo talks to the database and to nothing else.',
  },
]

/** What stands on its own: others use it without the product. */
const standingZones = [
  {
    target: './sandbox',
    from: './server',
    message: 'The sandbox plays the outside world: it speaks HTTP to us.',
  },
  {
    target: './sandbox',
    from: './src',
    except: ['./contract', './domain'],
    message: 'The sandbox knows of the product what is said on the wire.',
  },
  {
    target: './weapp-sim',
    from: ['./src', './server', './sandbox', './scripts', './config', './test'],
    message: 'The mini-program host knows no product.',
  },
  {
    target: ['./src', './server', './sandbox', './scripts', './config'],
    from: './weapp-sim',
    message: 'Only tests run the mini-program host.',
  },
  {
    // test/weapp-sim breaks it from inside, to see that this is noticed.
    target: ['support', 'e2e-weapp', 'shots'].map((name) => `./test/${name}`),
    from: './weapp-sim',
    except: ['./server.ts', './driver.ts'],
    message: 'The mini-program host is used by its two entries.',
  },
]

export const walls = [
  ...clientZones,
  ...featureZones,
  ...serverZones,
  ...standingZones,
  {
    target: ['./src', './server', './sandbox', './scripts', './config'],
    from: './test',
    message: 'Nothing imports test.',
  },
]
