import { describe, expect, it } from 'vitest'
import { columnNamesFor, otherColumnNames } from './column-names.ts'
import { foldHeader, proposeColumns } from './column-proposals.ts'

const targets = Object.entries(otherColumnNames.devices).map(([field, names]) => ({ field, names }))

describe('what companies head the columns of their lists with', () => {
  it.each([
    ['French', 'Code article;Désignation;Fabricant;Marque;Classe de risque;Stérile;Usage unique;Durée de conservation;Pays'],
    ['Spanish', 'Código de artículo;Nombre del producto;Fabricante;Marca;Clase de riesgo;Estéril;De un solo uso;Vida útil;Países'],
    ['Italian', 'Codice articolo;Denominazione;Fabbricante;Marchio;Classe di rischio;Sterile?;Monouso;Periodo di validità;Paesi'],
    ['Dutch', 'Artikelcode;Productnaam;Fabrikant;Merk;Risicoklasse;Steriel;Wegwerp;Houdbaarheid;Landen'],
    ['Polish', 'Numer artykułu;Nazwa wyrobu;Wytwórca;Marka;Klasa ryzyka;Sterylny;Jednorazowego użytku;Okres ważności;Kraje'],
    ['Portuguese', 'Código do artigo;Nome do produto;Fabricante;Marca;Classe de risco;Estéril;Uso único;Prazo de validade;Países'],
    ['Swedish', 'Artikelnummer;Produktnamn;Tillverkare;Varumärke;Riskklass;Steril;Engångsbruk;Hållbarhet;Länder'],
  ])('is known in %s', (_, header) => {
    const proposals = proposeColumns(header.split(';'), targets, new Map())
    expect(proposals.map(({ field }) => field)).toEqual([
      ...['deviceNumber', 'deviceName', 'manufacturerName', 'brandName', 'riskClass'],
      ...['sterile', 'singleUse', 'shelfLife', 'targetCountries'],
    ])
  }) // biome-ignore format: a table

  it.each([
    ['devices', otherColumnNames.devices],
    ['devices of a market with trade names', columnNamesFor({ tradeNames: true })],
    ['operators', otherColumnNames.operators],
    ['certifications', otherColumnNames.certifications],
  ])('stands for one field of %s alone', (_, names) => {
    const heads = Object.values(names).flatMap((ofField) => [...new Set(ofField.map(foldHeader))])
    expect(heads.filter((head, at) => heads.indexOf(head) !== at)).toEqual([])
  })
})
