import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { defineConfig, getComposedSchemaFromConfig } from '@graphql-mesh/compose-cli'
import { loadJSONSchemaSubgraph } from '@omnigraph/json-schema'
import { pathsOf } from '../screens/paths.ts'
import { listenAt, setting } from './setting.mjs'

// GraphQL Mesh makes a supergraph of the REST calls from samples of their responses; Hive Gateway
// serves it, as its command line starts it.
const { upstream, input } = await setting()
const folder = import.meta.dirname

const int = { type: 'integer' }
const string = { type: 'string' }
const ofSalon = { salonId: int }

/** Each call with its arguments; a path's values are named like them. */
const calls = {
  salons: {
    salon: ['/salon/{args.salonId}', ofSalon],
    province: ['/salon/city?cityId={args.provinceId}', { provinceId: int }],
    provinces: ['/city/list-city', {}],
    salons: ['/v4/salon/get', {}],
  },
  booking: {
    catalogue: [
      '/booking/list-service-v5?salonId={args.salonId}&lang=vi&choosenServiceIds=0',
      ofSalon,
    ],
    staff: [
      '/booking/all-stylist-v4?salonId={args.salonId}&workDate={args.date}',
      { ...ofSalon, date: string },
    ],
    hours: [
      '/booking/hours-group-by-date?stylistId=0&salonId={args.salonId}&bookDate={args.date}&listServiceId={args.services}',
      { ...ofSalon, date: string, services: string },
    ],
  },
}

async function subgraph(name) {
  const operations = Object.entries(calls[name]).map(async ([field, [path, argTypeMap]]) => {
    const responseSample = JSON.parse(
      await (await fetch(upstream + pathsOf[field](input))).text(),
      plainly,
    )
    return {
      type: 'Query',
      field,
      method: 'GET',
      path,
      argTypeMap,
      responseSample,
      responseTypeName: `${field}Answer`,
    }
  })
  return {
    sourceHandler: loadJSONSchemaSubgraph(name, {
      endpoint: upstream,
      operations: await Promise.all(operations),
    }),
  }
}

/** Addresses may be empty, which Mesh would refuse once it takes them for such. */
function plainly(_name, value) {
  return typeof value === 'string' && URL.canParse(value) ? 'address' : value
}

const quiet = {
  log() {},
  debug() {},
  info() {},
  warn: console.error,
  error: console.error,
  child: () => quiet,
}
const supergraph = join(folder, 'supergraph.graphql')
writeFileSync(
  supergraph,
  await getComposedSchemaFromConfig(
    defineConfig({ subgraphs: [await subgraph('salons'), await subgraph('booking')], fetch }),
    quiet,
  ),
)
writeFileSync(
  join(folder, 'gateway.config.mjs'),
  `export const gatewayConfig = { jit: true, graphiql: false, landingPage: false, logging: 'error' }\n`,
)

await listenAt(async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const bin = join(folder, 'node_modules/@graphql-hive/gateway/dist/bin.js')
  const child = spawn(
    process.execPath,
    [
      bin,
      'supergraph',
      supergraph,
      '--config-path',
      join(folder, 'gateway.config.mjs'),
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--fork',
      '1',
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  process.on('SIGTERM', () => child.kill())
  child.on('exit', (code) => process.exit(code ?? 0))
  while (
    !(await fetch(`${url}/readiness`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((done) => setTimeout(done, 50))
  return url
})

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address()
  await new Promise((done) => server.close(done))
  return port
}
