import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The rules about which folder may import which, as data. ESLint enforces them
 * (import-x/no-restricted-paths), and test/walls proves that each of them works.
 */

const root = join(import.meta.dirname, '..')

/** Layers of the client. A folder may import the folders named here, and itself. */
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
  // A dialog copies a link and saves a picture through the device, as a block does.
  dialogs: ['ui', 'copy', 'domain', 'contract', 'platform'],
  blocks: ['ui', 'copy', 'domain', 'contract', 'platform', 'routes'],
  flows: ['api', 'stores', 'platform', 'contract', 'domain', 'copy', 'dialogs', 'routes', 'ui'],
  entry: ['routes', 'domain', 'platform', 'stores', 'flows'],
  page: ['routes', 'domain', 'platform', 'stores', 'flows', 'ui', 'copy', 'entry', 'blocks'],
  features: [
    ...['blocks', 'dialogs', 'ui', 'flows', 'stores', 'api', 'variants', 'routes', 'copy'],
    ...['platform', 'contract', 'domain'],
  ],
  pages: ['features', 'page', 'routes', 'entry', 'domain'],
  // Pages without the framework: of the contract they take types, of entry its rules.
  light: ['routes', 'entry', 'copy', 'platform', 'contract', 'domain'],
  'first-screens': ['features', 'routes', 'variants', 'ui', 'domain'],
}

/** Folders that the gateway shares with the client. */
const shared = ['domain', 'contract', 'variants']

/**
 * Layers of the gateway, from the bottom. A folder may import folders of lower layers. The subjects
 * are together on the fourth layer. Each subject may import only the subjects that `uses` names for
 * it. The effects of a payment or a refund on other subjects are in `consequences.ts`.
 */
export const gateway = {
  foundations: [['trace'], ['db', 'catalogue', 'gateways'], ['context'], ['records']],
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
/** The files that may contain SQL. */
const repos = ['./server/records/*/repo.ts', './server/records/*/*-repo.ts']
const serverPaths = (names) => names.map((name) => `./server/${name}`)

/** The other folders of the gateway that a folder may import. */
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

/** One zone per feature, because a feature may not import another. */
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
      // Pages and the gateway use the same texts for refusals.
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

const packages = foldersIn('packages')
const product = ['src', 'server', 'sandbox', 'weapp-sim', 'scripts', 'config', 'test']
/** Zones of the packages. What else a package may import is checked by test/walls/packages. */
const packageZones = [
  {
    target: './packages',
    from: product.map((folder) => `./${folder}`),
    message: 'A package stands alone.',
  },
  ...packages.flatMap((name) =>
    packages
      .filter((other) => other !== name)
      .map((other) => ({
        target: `./packages/${name}`,
        from: `./packages/${other}`,
        message: 'No package imports another.',
      })),
  ),
  {
    target: './src',
    from: './packages/insurer-core',
    message: 'Pages ask the gateway, never an insurer.',
  },
]

/** Zones of the sandbox and the simulator, which other projects use without the product. */
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
    // test/weapp-sim is not listed: it breaks the simulator from inside to prove its own tests.
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
  ...packageZones,
  {
    target: ['./src', './server', './sandbox', './scripts', './config'],
    from: './test',
    message: 'Nothing imports test.',
  },
]
