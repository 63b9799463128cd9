import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
const token=readFileSync('/tmp/e-token','utf8').trim()
const br=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']})
const shots=process.argv.slice(2).map(x=>x.split('|'))
for(const [name,path,w='1440',dark,full] of shots){
 const ctx=await br.newContext({viewport:{width:+w,height:w==='390'?844:900},colorScheme:dark==='dark'?'dark':'light'})
 const page=await ctx.newPage()
 page.on('console',m=>m.type()==='error'&&console.log(name,'console',m.text()))
 await page.addInitScript(([t,d])=>{localStorage.setItem('authToken',t); if(d)localStorage.setItem('mantine-color-scheme-value','dark')},[token,dark==='dark'])
 await page.goto('http://localhost:4315'+path); await page.waitForLoadState('networkidle'); await page.waitForTimeout(400)
 await page.screenshot({path:'/tmp/e-'+name+'.png',fullPage:full==='full'})
 await ctx.close()
}
await br.close()
