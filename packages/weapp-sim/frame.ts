import { readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { soundRuntime, TYPES } from './assets'
import { compile, listFiles } from './compile'
import { APP_ID, FIRST_SCENE, usualPhone } from './wire/program'
import { withWxsFunctions } from './wxs'

/**
 * `npx tsx frame.ts <folder>` prints, as JSON, the files by which any browser runs the
 * compiled mini-program in a frame, for a person who uses it by hand. Whoever serves them adds two
 * things of their own: `settings.js` sets `window.weappSettings` (FrameSettings), and a script before
 * it sets `window.weappHost`, which sends requests and hears what the person chose (HostCalls).
 */

interface FrameFile {
  readonly type: string
  /** The content, or the content in base64 where `isBinary` is true. */
  readonly body: string
  readonly isBinary?: true
}

/** Files of the mini-program that are part of program.js. */
const COMPILED = ['.js', '.json', '.wxml', '.wxs', '.wxss', '.txt']

const textFile = (name: string, body: string): readonly [string, FrameFile] => [
  name,
  { type: TYPES[extname(name)] ?? 'text/plain; charset=utf-8', body },
]

const PAGE = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title></title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
</head>
<body>
<script src="settings.js"></script>
<script src="program.js"></script>
<script src="runtime.js"></script>
</body>
</html>
`

const programScript = (dist: string): string => {
  const { program, templates } = compile(dist)
  const settings = { ...usualPhone, scene: FIRST_SCENE, firstPageId: 0, origins: {} }
  return (
    `window.weapp = { program: ${JSON.stringify(program)},` +
    ` templates: ${withWxsFunctions(templates)},` +
    ` settings: Object.assign(${JSON.stringify(settings)}, window.weappSettings) }`
  )
}

const frameFiles = async (dist: string): Promise<Readonly<Record<string, FrameFile>>> => {
  const { page, look, insideWebView } = await soundRuntime(APP_ID, true)
  const assets = listFiles(dist)
    .filter((name) => !COMPILED.includes(extname(name)))
    .map((name): readonly [string, FrameFile] => [
      name,
      {
        type: TYPES[extname(name)] ?? 'application/octet-stream',
        body: readFileSync(join(dist, name)).toString('base64'),
        isBinary: true,
      },
    ])
  return Object.fromEntries([
    ...assets,
    textFile('index.html', PAGE),
    textFile('page.css', look),
    textFile('program.js', programScript(dist)),
    textFile('runtime.js', page),
    textFile('inside-web-view.js', insideWebView),
  ])
}

frameFiles(resolve(process.argv[2] ?? 'dist/weapp')).then(
  (files) => process.stdout.write(JSON.stringify(files)),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
