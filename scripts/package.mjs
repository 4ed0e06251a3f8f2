// npm run package: writes dist/package, which "npm pack ./dist/package" makes a file of and "npm publish ./dist/package" publishes.
import { buildPackage } from './package/build.mjs'

await buildPackage('dist/package')
console.log('dist/package')
