import { loadCatalogue } from '../server/catalogue/load'
import { CatalogueError } from '../server/catalogue/problem'

/** `npm run catalogue:check [folder]` runs the gateway's start-up checks of the catalogue. */
try {
  const products = loadCatalogue(process.argv[2]).products()
  for (const { cityCode, productCode, page } of products)
    console.log(`${cityCode}/${productCode}  ${page.cityName}  ${page.productName}`)
  console.log(`${products.length} products are complete and consistent.`)
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
