import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { startSim } from '@huimin/weapp-sim'
import { buildApp } from './app'
import { libraries } from './libraries'
import { visit } from './visit'

/**
 * Tests the simulator with the components of two libraries of other projects. Each component is
 * mounted, drawn and tapped once without an exception. Components that do not work are listed with
 * the reason.
 */

/** Percentage of each library's components that must work. */
const WANTED = 95

for (const library of libraries)
  describe(library.name, () => {
    test('its components mount, take a tap and throw nothing', async () => {
      const out = mkdtempSync(join(tmpdir(), 'weapp-components-'))
      const components = await buildApp(library, out)
      const known = Object.keys(library.notYet)
      // Components that throw come last, because their exceptions continue for a while.
      const order = components
        .filter((name) => !known.includes(name))
        .concat(components.filter((name) => known.includes(name)))
      const sim = await startSim({ dist: out })
      try {
        assert.deepEqual(sim.exceptions, [])
        const faults: Record<string, string> = {}
        for (const component of order) {
          const { fault } = await visit(sim, component)
          if (fault !== undefined) faults[component] = fault
        }
        const unknown = Object.entries(faults).filter(([component]) => !known.includes(component))
        assert.deepEqual(unknown, [])
        // A component that works now must leave the list.
        assert.deepEqual(
          known.filter((component) => !(component in faults)),
          [],
        )
        const share = (100 * (components.length - known.length)) / components.length
        assert.ok(share >= WANTED, `${share} % of ${components.length} components`)
        console.log(`${library.name}: ${share.toFixed(1)} % of ${components.length} components`)
      } finally {
        await sim.stop()
        rmSync(out, { recursive: true })
      }
    })
  })
