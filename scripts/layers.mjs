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
  stores: ['domain', 'contract', 'platform', 'api', 'routes', 'copy'],
  ui: ['domain', 'contract', 'copy', 'platform', 'routes'],
  subjects: [
    ...['ui', 'stores', 'api', 'variants', 'routes', 'copy', 'platform', 'contract', 'domain'],
  ],
  entry: ['routes', 'domain', 'contract', 'platform', 'stores', 'api', 'subjects'],
  page: ['routes', 'domain', 'platform', 'api', 'stores', 'ui', 'copy', 'entry', 'subjects'],
  pages: ['subjects', 'page', 'routes', 'entry', 'platform', 'domain'],
  // Pages without the framework: of the contract they take types, of entry its rules.
  light: ['routes', 'entry', 'copy', 'platform', 'contract', 'domain'],
  'first-screens': ['subjects', 'routes', 'variants', 'ui', 'domain'],
}

/**
 * The subjects of the client, and the subjects that each of them may use, through their `index.ts`
 * alone. No two of them use each other, by any way. What three subjects need goes down to ui, stores,
 * domain or api.
 */
export const clientUses = {
  account: [],
  city: [],
  document: [],
  draft: [],
  family: [],
  line: [],
  product: [],
  unpaid: [],
  wechat: [],
  apply: ['account', 'document', 'draft', 'product'],
  'dead-end': ['wechat'],
  insured: ['account'],
  partner: ['wechat'],
  pay: ['city', 'document', 'draft', 'family', 'product', 'unpaid', 'wechat'],
  popups: ['wechat'],
  privacy: ['account'],
  renewal: ['city', 'product'],
  revoke: ['city'],
  service: ['family', 'product', 'wechat'],
  share: ['account', 'product', 'wechat'],
  booking: ['product', 'service', 'wechat'],
  delegation: ['account', 'apply', 'draft', 'product', 'wechat'],
  gallery: ['apply', 'dead-end', 'popups', 'product'],
  health: ['apply', 'document', 'draft', 'popups'],
  insure: ['account', 'apply', 'city', 'popups', 'product', 'share', 'unpaid', 'wechat'],
  order: ['document', 'draft', 'insured', 'revoke', 'unpaid'],
  policy: ['document', 'family', 'insured', 'product', 'renewal', 'revoke', 'service'],
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
    document: ['insurer'],
    ledger: ['pay'],
    partner: ['account'],
    policy: ['pay'],
    privacy: ['account', 'contact'],
    proposal: ['quote'],
    renewal: ['pay'],
    revoke: ['insurer', 'pay'],
    staff: ['pay'],
    subscription: ['reminder'],
  },
  top: ['http', 'jobs', 'console'],
  // What a large gateway needs. Only the composition root loads it, where its setting is on.
  aside: ['growth'],
}

/**
 * The floors of `server/records`, from the bottom, each folder with the rows of one subject. A folder
 * may import those of lower floors. What moves a status is at the bottom and takes the table that it
 * writes.
 */
const recordFloors = [
  ['account', 'evidence', 'jobs', 'key-rotation', 'order', 'person', 'transition', 'wechat'],
  [
    ...['booking', 'contact', 'delegation', 'idempotency', 'message', 'partner'],
    ...['insurer', 'reminder', 'security', 'subscription'],
  ],
  ['proposal'],
  ['draft', 'pay', 'policy'],
  ['insured', 'ledger', 'renewal', 'share'],
  ['privacy', 'staff', 'watch'],
]

const foldersIn = (path) =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

const serverFolders = foldersIn('server')
const foundations = gateway.foundations.flat()
/** Every other folder of the gateway is a subject: account, product, pay and so on. */
const subjects = serverFolders.filter(
  (name) => ![...foundations, ...gateway.top, ...gateway.aside].includes(name),
)
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

/** The other folders of the records that a folder of them may import. One on no floor imports none. */
const recordsBelow = (folder) => {
  const floor = recordFloors.findIndex((names) => names.includes(folder))
  return recordFloors.slice(0, Math.max(floor, 0)).flat()
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

const clientSubjects = foldersIn('src/subjects')
const folderOf = (subject) => `./src/subjects/${subject}`
/** The gallery shows the states of every dialog, from the `demos.ts` beside them. */
const gallery = folderOf('gallery')

/**
 * What a subject may use, and that it is reached by its face. Styles have no face, and the first
 * screens are drawn by a bundler of their own, which could not leave out the rest of a face.
 */
const subjectZones = [
  ...clientSubjects
    .filter((subject) => subject !== 'gallery')
    .map((subject) => ({
      target: folderOf(subject),
      from: './src/subjects',
      except: [subject, ...(clientUses[subject] ?? [])].map((name) => `./${name}`),
      message: `${subject} uses ${(clientUses[subject] ?? []).join(', ') || 'no other subject'}.`,
    })),
  ...clientSubjects.flatMap((subject) => {
    const code = `${folderOf(subject)}/**/*.{ts,tsx}`
    // Where `from` is a pattern, the rule wants a pattern here, too.
    const face = `**/src/subjects/${subject}/index.ts`
    const others = [
      ...['app.tsx', 'entry', 'page', 'pages'].map((name) => `./src/${name}`),
      ...clientSubjects.filter((other) => other !== subject).map(folderOf),
    ]
    const message = `${subject} is reached by its index.ts.`
    return [
      { target: others.filter((one) => one !== gallery), from: code, except: [face], message },
      { target: gallery, from: code, except: [face, '**/demos.ts'], message },
    ].filter(({ target }) => target !== gallery || subject !== 'gallery')
  }),
]

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
  ...foldersIn('server/records').map((folder) => ({
    target: `./server/records/${folder}`,
    from: './server/records',
    except: [folder, ...recordsBelow(folder)].map((name) => `./${name}`),
    message: `${folder} stands on ${recordsBelow(folder).join(', ') || 'no other record'}.`,
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
const product = ['src', 'server', 'sandbox', 'scripts', 'bench', 'config', 'test']
/** What strangers may import, as its package.json says. */
const faces = { 'insurer-core': ['./index.ts', './kit/index.ts'] }
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
  ...packages.map((name) => ({
    target: product.map((folder) => `./${folder}`),
    from: `./packages/${name}`,
    except: faces[name] ?? ['./index.ts'],
    message: 'A package is used by what it exports.',
  })),
  {
    target: './src',
    from: './packages/insurer-core',
    message: 'Pages ask the gateway, never an insurer.',
  },
]

/**
 * Floors of the sandbox, from the bottom. A floor may import the floors below it. A service knows no
 * other service.
 */
export const sandbox = ['world', 'services', 'control', 'workbench']

const services = foldersIn('sandbox/services')
const sandboxZones = [
  ...sandbox.map((floor, at) => ({
    target: `./sandbox/${floor}`,
    from: './sandbox',
    except: sandbox.slice(0, at + 1).map((name) => `./${name}`),
    message: `${floor} stands on ${sandbox.slice(0, at).join(', ') || 'nothing'} of the sandbox.`,
  })),
  ...services.map((service) => ({
    target: `./sandbox/services/${service}`,
    from: './sandbox/services',
    except: [`./${service}`],
    message: 'A service knows no other service.',
  })),
]

/** Staff read to customers what these see, so the words of the storefront are the same ones. */
const consoleKnows = { server: ['./console/calls'], src: ['./copy', './domain'] }

/** Zones of the sandbox and the packages that it and the tests use. */
const standingZones = [
  ...sandboxZones,
  ...['src', 'server', 'sandbox', 'packages', 'scripts', 'config'].map((folder) => ({
    target: './console',
    from: `./${folder}`,
    except: consoleKnows[folder] ?? [],
    message:
      'The console knows the contract of server/console and the words of the storefront, and nothing else of the product.',
  })),
  {
    target: ['./src', './server', './sandbox', './packages', './scripts', './config'],
    from: './console',
    message: 'Nothing imports the console.',
  },
  {
    target: './server/console/calls',
    from: './server',
    except: ['./console/calls'],
    message: 'The contract of the console is loaded by browsers, too.',
  },
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
    target: ['./src', './server', './sandbox', './scripts', './bench', './config'],
    from: './packages/weapp-sim',
    message: 'Only tests run the mini-program host.',
  },
  {
    target: ['./src', './server', './config'],
    from: './packages/wechat-sandbox',
    message: 'Only the sandbox and tests know what plays WeChat.',
  },
]

export const walls = [
  ...clientZones,
  ...subjectZones,
  ...serverZones,
  ...standingZones,
  ...packageZones,
  {
    target: ['./src', './server', './sandbox', './scripts', './bench', './config'],
    from: './test',
    message: 'Nothing imports test.',
  },
  {
    target: ['./src', './server', './sandbox', './scripts', './config'],
    from: './bench',
    message: 'Only tests import a measurement.',
  },
]
